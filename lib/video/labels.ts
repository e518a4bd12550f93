type Titled = { name_on_website: string | null; name_internal: string | null }

export function displayTitle({ name_on_website, name_internal }: Titled): string {
  return name_on_website?.trim() || name_internal?.trim() || 'Untitled Video'
}

/** The first client names the video. */
export function clientLabel(names: readonly string[]): string {
  return names[0]?.trim() || 'Business Name Not Available'
}

export function industryHeading(name: string): string {
  return name
    .split(/[-\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
