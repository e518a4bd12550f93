/** Something the person at the keyboard can put right. Its message is shown as it is, without a stack. */
export class Refusal extends Error {
  override name = 'Refusal'
}
