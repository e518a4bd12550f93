/* In the script of the root layout: otherwise each is a file of its own that every page loads. */
import '@/components/site/not-found-screen'
import './(site)/error'
import './error'
import './global-error'
