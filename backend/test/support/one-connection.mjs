/**
 * The servers of the quick tests have one connection: a transaction that asks for a second one waits for
 * itself, and its test fails. On a busy server, twenty of them would wait for one another.
 */
process.env.DATABASE_CONNECTIONS = '1';
