'use client'

import { startTransition, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { onceNearViewport } from '@/components/hooks/once-near-viewport'
import { formatPrice, PACKAGES } from '@/lib/content/packages'
import { paths } from '@/lib/paths'
import type { FilmsByPackage } from './films-by-package'
import { PackagePanel, tabId } from './package-panel'
import styles from './package-tabs.module.css'
import { packageByKey, usePackageChoice } from './use-package-choice'

/** All panels share one grid cell, so that switching does not shift the page. */
export function PackageTabs({ films }: { films: FilmsByPackage }) {
  const [near, setNear] = useState(false)
  const { active, indexes, select, show } = usePackageChoice(near)
  const list = useRef<HTMLDivElement>(null)
  const inView = useRef(active)

  useEffect(() => {
    if (!list.current) return
    return onceNearViewport(list.current, () => startTransition(() => setNear(true)))
  }, [])

  useLayoutEffect(() => {
    if (inView.current === active) return
    inView.current = active
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    // scrollIntoView would also scroll the page.
    if (tab)
      list.current?.scrollTo({ left: tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2 })
  }, [active])

  const onKeyDown = (event: KeyboardEvent) => {
    const target = packageByKey(event.key, active)
    if (!target) return
    event.preventDefault()
    select(target)
    document.getElementById(tabId(target))?.focus()
  }

  return (
    <>
      <div ref={list} role="tablist" aria-labelledby="packages" onKeyDown={onKeyDown} className={styles.tabs}>
        {PACKAGES.map(({ id, title, startingPrice }) => (
          <button
            key={id}
            id={tabId(id)}
            type="button"
            role="tab"
            aria-selected={id === active}
            aria-controls={id}
            tabIndex={id === active ? 0 : -1}
            onClick={() => select(id)}
            className={styles.tab}
          >
            {title}
            <span className={styles.price}>{formatPrice(startingPrice)}</span>
          </button>
        ))}
      </div>
      <div className={styles.panels}>
        {PACKAGES.map((item) => (
          <PackagePanel
            key={item.id}
            item={item}
            films={films[item.id]}
            index={indexes[item.id] ?? 0}
            active={item.id === active}
            near={near}
            onIndex={(index) => show(item.id, index)}
          />
        ))}
      </div>
      <noscript>
        <a href={paths.estimate()}>Estimate your price</a>
      </noscript>
    </>
  )
}
