import { runServer } from 'verdaccio';

/* Serves a registry as the file says that is named first, and prints where. It knows no other registry. */
const server = await runServer(process.argv[2]);
server.listen(0, '127.0.0.1', () => console.log(`registry: http://127.0.0.1:${server.address().port}/`));
