/** No modal is open. */
export default function NoModal() {
  return null
}
