import type { ComponentProps } from 'react'
import { paths } from '@/lib/paths'
import { IntentLink } from './intent-link'

type Props = Omit<ComponentProps<typeof IntentLink>, 'href' | 'scroll'> & { slug: string }

/** Opens the video over the page it stands on, which keeps its scroll position. */
export function VideoLink({ slug, ...props }: Props) {
  return <IntentLink href={paths.video(slug)} scroll={false} {...props} />
}
