/*
 * All section styles in one file that every page shares. Otherwise prefetched links fetch the style sheets of their pages, and
 * browsers warn about preloaded style sheets that are not used.
 */
import '@/components/map/locator.module.css'
import '@/components/site/closing-cta.module.css'
import '@/components/site/home/hero/hero.module.css'
import '@/components/site/home/how-it-works.module.css'
import '@/components/site/home/network.module.css'
import '@/components/site/home/packages/film-carousel.module.css'
import '@/components/site/home/packages/package-panel.module.css'
import '@/components/site/home/packages/package-tabs.module.css'
import '@/components/site/home/reviews/review-card.module.css'
import '@/components/site/home/reviews/reviews.module.css'
import '@/components/site/home/services.module.css'
import '@/components/site/markdown.module.css'
import '@/components/site/place/faq/faq.module.css'
import '@/components/site/place/place-body.module.css'
import '@/components/site/site-header.module.css'
import '@/components/video/combined-rows.module.css'
import '@/components/video/video-card.module.css'
import '@/components/video/video-strip.module.css'
