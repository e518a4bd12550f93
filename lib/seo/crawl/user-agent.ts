/** How the site's own crawler names itself. Its questions for missing pages are not those of visitors. */
export const CRAWLER = 'Fieldlight-Search-Health'

export const isOwnCrawler = (userAgent: string | undefined): boolean => userAgent === CRAWLER
