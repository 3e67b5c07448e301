// The compiler starts this program and speaks with it over standard input and output.
Connection.serve()
