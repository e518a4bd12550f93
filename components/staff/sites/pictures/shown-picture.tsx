import Image from 'next/image'
import { useId } from 'react'
import { Modal } from '@/components/ui/modal'
import type { SitePicture } from '@/lib/owl/site-pictures'
import { mediaPath } from '@/lib/paths'

type Props = { picture: SitePicture; onClose: () => void }

export function ShownPicture({ picture: { file, alt }, onClose }: Props) {
  const titleId = useId()
  return (
    <Modal wide labelledBy={titleId} onClose={onClose}>
      <h2 id={titleId} className="pr-10 type-heading [overflow-wrap:anywhere]">
        {alt ?? 'Picture of the site'}
      </h2>
      <div className="relative mt-4 h-[70svh]">
        <Image
          src={mediaPath('logos', file)}
          alt={alt ?? ''}
          fill
          sizes="(min-width: 1024px) 60rem, 92vw"
          quality={80}
          className="object-contain"
        />
      </div>
    </Modal>
  )
}
