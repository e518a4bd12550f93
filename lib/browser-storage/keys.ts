export const storageKeys = {
  adFeedbackAuthor: 'ad-feedback-author',
  blogInvitation: 'blog-videographers-invitation',
  heroVideo: 'heroVideoShouldPlay',
  packageTab: 'prebuilt-video-packages-active-tab',
  mirroring: 'user-mirroring',
  recentRecords: 'recent-records',
  player: 'player-choices',
  packageVideo: 'prebuilt-video-packages-video-index',
} as const

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]
