/** What an article needs before visitors may see it. `private.article_gaps()` judges by these names. */
export const ARTICLE_CHECKS = ['excerpt', 'picture', 'alt', 'words', 'links'] as const
export type ArticleCheck = (typeof ARTICLE_CHECKS)[number]

export const ARTICLE_CHECK_LABELS: Record<ArticleCheck, string> = {
  excerpt: 'An excerpt',
  picture: 'A featured picture',
  alt: 'A text that says what the picture shows',
  words: '250 words',
  links: 'No links to missing pages of our site',
}

export const toArticleChecks = (names: readonly string[]): ArticleCheck[] =>
  ARTICLE_CHECKS.filter((check) => names.includes(check))
