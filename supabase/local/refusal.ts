/** An error that the user can fix. The message is printed without a stack trace. */
export class Refusal extends Error {
  override name = 'Refusal'
}
