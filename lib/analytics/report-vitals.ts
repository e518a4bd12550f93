import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { paths } from '@/lib/paths'
import { pageKind, type VitalsReport } from './vitals'

/** Sends one report per page load, when the page becomes hidden: only then are the metrics final. */
export function reportVitals(): void {
  const report: VitalsReport = { page: pageKind(location.pathname), metrics: {} }
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure(({ name, value }) => {
      report.metrics[name] = Math.round(value * 1000) / 1000
    })
  }
  // Registered after the listeners above, which record their last values on the same event.
  document.addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', send)
    navigator.sendBeacon(paths.vitals(), JSON.stringify(report))
  })
}
