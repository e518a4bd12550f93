const EMPTY = new Uint8Array(0)

/** Limit of boxes, chunks or segments per file. Millions of empty ones would keep the server busy. */
export const MAX_PARTS = 20_000

export class ByteReader {
  readonly #chunks: AsyncIterator<Uint8Array>
  #chunk: Uint8Array = EMPTY
  #at = 0

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  async #fill(): Promise<boolean> {
    while (this.#at === this.#chunk.length) {
      const { done, value } = await this.#chunks.next()
      if (done) return false
      this.#chunk = value
      this.#at = 0
    }
    return true
  }

  async isAtEnd(): Promise<boolean> {
    return !(await this.#fill())
  }

  /** Null when fewer bytes are left. Meant for headers: the result is held in memory. */
  async take(count: number): Promise<Uint8Array | null> {
    const taken = new Uint8Array(count)
    for (let have = 0; have < count;) {
      if (!(await this.#fill())) return null
      const part = this.#chunk.subarray(this.#at, this.#at + count - have)
      taken.set(part, have)
      have += part.length
      this.#at += part.length
    }
    return taken
  }

  async peek(count: number): Promise<Uint8Array | null> {
    const taken = await this.take(count)
    if (!taken) return null
    const rest = this.#chunk.subarray(this.#at)
    this.#chunk = new Uint8Array(count + rest.length)
    this.#chunk.set(taken)
    this.#chunk.set(rest, count)
    this.#at = 0
    return taken
  }

  async skip(count: number): Promise<boolean> {
    for (let left = count; left > 0;) {
      if (!(await this.#fill())) return false
      const step = Math.min(left, this.#chunk.length - this.#at)
      left -= step
      this.#at += step
    }
    return true
  }

  async takeUntil(matches: (byte: number) => boolean): Promise<number | null> {
    while (await this.#fill()) {
      while (this.#at < this.#chunk.length) {
        const byte = this.#chunk[this.#at++] ?? 0
        if (matches(byte)) return byte
      }
    }
    return null
  }
}

export const ascii = (bytes: Uint8Array): string => String.fromCharCode(...bytes)

export const bigEndian = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0)

export const littleEndian = (bytes: Uint8Array): number => bigEndian(bytes.toReversed())
