import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'

/** @param answer true when it has answered: Next does not see the request */
export function answerFirst(answer: (request: IncomingMessage, response: ServerResponse) => boolean): void {
  const known = new WeakSet<Server>()
  // Node tells of a request before it calls the listeners, so the first one passes here, too.
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server }
    if (known.has(server)) return
    known.add(server)
    const listeners = server.listeners('request') as RequestListener[]
    server.removeAllListeners('request')
    server.on('request', (request, response) => {
      if (answer(request, response)) return
      for (const listener of listeners) listener.call(server, request, response)
    })
  })
}
