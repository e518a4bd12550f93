import { useState, type ReactNode } from 'react'
import { GetStartedButton } from '@/components/site/get-started-button'
import { formatPrice, type Package, type PackageId } from '@/lib/content/packages'
import { EstimateButton, LazyEstimate } from './estimate-opener'
import type { PackageFilm } from './films-by-package'
import { FilmCarousel } from './film-carousel'
import styles from './package-panel.module.css'

export const tabId = (id: PackageId) => `tab-${id}`

type Props = {
  item: Package
  films: readonly PackageFilm[]
  index: number
  active: boolean
  near: boolean
  onIndex: (index: number) => void
}

export function PackagePanel({ item, films, index, active, near, onIndex }: Props) {
  const [isEstimating, setEstimating] = useState(false)
  const { id, title, description, startingPrice, includedServices, addOns } = item
  return (
    <div id={id} role="tabpanel" aria-labelledby={tabId(id)} data-active={active} className={styles.panel}>
      <FilmCarousel films={films} index={index} active={active} near={near} onIndex={onIndex} />
      <div className={styles.text}>
        <h3 className="type-title">{title}</h3>
        <p>{description}</p>
        <p className="type-heading">{`Starting at ${formatPrice(startingPrice)}`}</p>
        <div className={styles.lists}>
          <List title="Included services">
            {includedServices.map((service) => (
              <li key={service}>{service}</li>
            ))}
          </List>
          {!isEstimating && (
            <List title="Add-ons">
              {addOns.map((addOn) => (
                <li key={addOn.title} className={styles.addOn}>
                  {addOn.title}
                  {near && <span className={styles.price}>{`+${formatPrice(addOn.price)}`}</span>}
                </li>
              ))}
            </List>
          )}
        </div>
        {isEstimating ? (
          <div hidden={!active} className={styles.estimate}>
            <LazyEstimate item={item} />
          </div>
        ) : (
          <div className={styles.action}>
            <GetStartedButton size="lg" from={id} />
            {near && <EstimateButton onOpen={() => setEstimating(true)} />}
          </div>
        )}
      </div>
    </div>
  )
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4>{title}</h4>
      <ul>{children}</ul>
    </div>
  )
}
