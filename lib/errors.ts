/** A read or write that the data source did not carry out. Never shown to a visitor; `operation` names the function that failed. */
export class DataError extends Error {
  readonly operation: string

  constructor(operation: string, options?: ErrorOptions) {
    super(`${operation} failed`, options)
    this.name = 'DataError'
    this.operation = operation
  }
}
