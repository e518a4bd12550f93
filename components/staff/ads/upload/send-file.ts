type Sending = {
  address: string
  file: File
  signal: AbortSignal
  /** Is told how many bytes have left. */
  onProgress: (sent: number) => void
}

/** By XMLHttpRequest, since `fetch` does not tell how far it is. @throws when it breaks off, is refused or cancelled. */
export function sendFile({ address, file, signal, onProgress }: Sending): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new Error(`The file was not taken: ${request.status}`))
    // Cancelled while the address was asked for.
    if (signal.aborted) return fail()
    request.upload.onprogress = ({ loaded }) => onProgress(loaded)
    request.onload = () => (request.status < 300 ? resolve() : fail())
    request.onerror = fail
    request.onabort = fail
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('PUT', address)
    request.setRequestHeader('content-type', file.type)
    request.send(file)
  })
}
