/** Drawn here, because the toaster is on every page and an icon library's runtime would outweigh it. */
export function CloseIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
    >
      <path d="m6 6 12 12M18 6 6 18" />
    </svg>
  )
}
