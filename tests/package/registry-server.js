import { runServer } from 'verdaccio';

/* Serves a registry configured by the file in the first argument, and prints its URL. It has no upstream registry. */
const server = await runServer(process.argv[2]);
server.listen(0, '127.0.0.1', () => console.log(`registry: http://127.0.0.1:${server.address().port}/`));
