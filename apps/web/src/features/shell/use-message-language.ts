import type { Language } from '@sanad/texts'
import { useEffect } from 'react'
import { useSaveNotificationPreferencesMutation } from '../../shared/notifications/preferences-api.ts'
import { findChosenLanguage, forgetChosenLanguage } from '../../shared/shell/chosen-language.ts'

/**
 * Messages follow the language of the screens, the one chosen before login as well; the profile can set another. Best effort:
 * a choice that is not saved stays that of the screens. Staff who act choose for themselves alone.
 */
export function useMessageLanguage(isOwner: boolean): (language: Language) => void {
  const [save] = useSaveNotificationPreferencesMutation()
  useEffect(() => {
    const language = isOwner && findChosenLanguage()
    if (!language) return
    forgetChosenLanguage()
    void save({ body: { language } })
  }, [isOwner, save])
  return (language) => {
    if (isOwner) void save({ body: { language } })
  }
}
