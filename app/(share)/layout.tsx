import type { Metadata } from 'next'
import { SharedPage } from '@/components/preview/shared-page'
import './paper.css'

export const metadata: Metadata = {
  robots: { index: false, follow: false },
  // The URL is the key to the page. 'no-referrer' would also hide the origin of form posts.
  referrer: 'same-origin',
}

export default function ShareLayout({ children }: LayoutProps<'/'>) {
  return <SharedPage>{children}</SharedPage>
}
