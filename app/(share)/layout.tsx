import type { Metadata } from 'next'
import { SharedPage } from '@/components/preview/shared-page'

export const metadata: Metadata = {
  robots: { index: false, follow: false },
  // The address is the key to the page. Not 'no-referrer': browsers would hide the origin of its forms, too.
  referrer: 'same-origin',
}

export default function ShareLayout({ children }: LayoutProps<'/'>) {
  return <SharedPage>{children}</SharedPage>
}
