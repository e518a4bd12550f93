import Image from 'next/image'
import { SlateLabel } from '@/components/site/slate-label'
import { FEATURED_PEOPLE } from '@/lib/content/people'
import { initials } from './initials'

/** Frames are numbered as along the edge of a negative. */
const FIRST_FRAME = 21

export function ContactSheet() {
  return (
    <ul className="mt-12 grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-5 md:grid-cols-5 nav:mt-16">
      {FEATURED_PEOPLE.map(({ name, designation, image }, index) => (
        <li key={image}>
          <SlateLabel className="mb-2">{`${FIRST_FRAME + index}A`}</SlateLabel>
          <div className="corner-ticks relative aspect-4/5 overflow-hidden bg-card">
            <Image
              src={image}
              alt=""
              fill
              quality={80}
              sizes="(min-width: 1280px) 228px, (min-width: 768px) 18vw, 46vw"
              className="object-cover"
            />
          </div>
          <p className="mt-3 leading-snug">
            <span className="block font-display text-lg font-semibold">{initials(name)}</span>
            <span className="text-sm text-muted-foreground">{designation}</span>
          </p>
        </li>
      ))}
      <li className="col-span-2 flex flex-col md:col-span-1">
        <SlateLabel className="mb-2">{`${FIRST_FRAME + FEATURED_PEOPLE.length}A`}</SlateLabel>
        <p className="flex items-end justify-between gap-4 bg-card p-5 md:aspect-4/5 md:flex-col md:items-start">
          <span className="type-title text-primary tabular-nums">500+</span>{' '}
          <span className="text-sm text-muted-foreground">in the network, and one of them near you</span>
        </p>
      </li>
    </ul>
  )
}
