import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { paths } from '@/lib/paths'
import { pageKind, type VitalsReport } from './vitals'

/** Tells this site, once, how fast the page was: when it is left or put aside, because only then is all of it known. */
export function reportVitals(): void {
  const report: VitalsReport = { page: pageKind(location.pathname), metrics: {} }
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure(({ name, value }) => {
      report.metrics[name] = Math.round(value * 1000) / 1000
    })
  }
  // After the listeners above, which take their last figures at the same moment.
  document.addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', send)
    navigator.sendBeacon(paths.vitals(), JSON.stringify(report))
  })
}
