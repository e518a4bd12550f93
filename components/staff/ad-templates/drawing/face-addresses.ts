/** The files of `FACE_FILES` in the same order, as the bundler serves them: with names that change with their content. */
export const FACE_ADDRESSES: readonly URL[] = [
  new URL(
    '../../../../node_modules/@expo-google-fonts/bricolage-grotesque/400Regular/BricolageGrotesque_400Regular.ttf',
    import.meta.url,
  ),
  new URL(
    '../../../../node_modules/@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
    import.meta.url,
  ),
  new URL(
    '../../../../node_modules/@expo-google-fonts/bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf',
    import.meta.url,
  ),
  new URL(
    '../../../../node_modules/@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf',
    import.meta.url,
  ),
  new URL(
    '../../../../node_modules/@expo-google-fonts/instrument-sans/500Medium/InstrumentSans_500Medium.ttf',
    import.meta.url,
  ),
  new URL(
    '../../../../node_modules/@expo-google-fonts/instrument-sans/700Bold/InstrumentSans_700Bold.ttf',
    import.meta.url,
  ),
  new URL(
    '../../../../node_modules/@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf',
    import.meta.url,
  ),
  new URL(
    '../../../../node_modules/@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
    import.meta.url,
  ),
  new URL(
    '../../../../node_modules/@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
    import.meta.url,
  ),
  new URL(
    '../../../../node_modules/@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
    import.meta.url,
  ),
  new URL(
    '../../../../node_modules/@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf',
    import.meta.url,
  ),
]
