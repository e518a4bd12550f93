'use client'

import type { ComponentProps } from 'react'
import { LinkOnIntent } from '@/components/site/link-on-intent'
import { paths } from '@/lib/paths'

type Props = Omit<ComponentProps<typeof LinkOnIntent>, 'href'> & { slug: string }

export const PostLink = ({ slug, ...props }: Props) => <LinkOnIntent href={paths.post(slug)} {...props} />
