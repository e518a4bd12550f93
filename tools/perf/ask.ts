import { once } from 'node:events'
import { get, type Agent, type IncomingMessage, type RequestOptions } from 'node:http'

export type AskOptions = Pick<RequestOptions, 'signal'> & {
  headers?: Record<string, string>
  /** Expected status: errors are answered faster than pages. */
  status?: number
}

/** Requests a page as a browser does and reads the body without decompressing it. */
export async function ask(url: string, agent: Agent, options: AskOptions = {}): Promise<void> {
  const { headers, signal, status = 200 } = options
  const request = get(url, { agent, signal, headers: { 'accept-encoding': 'gzip', ...headers } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.resume()
  await once(response, 'end')
  if (response.statusCode !== status) throw new Error(`${url} answers ${response.statusCode}`)
}
