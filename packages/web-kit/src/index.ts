export { type ApiError, clientError, isApiError, isUnanswered } from './api/api-error.ts'
export { createPortalApi, portalMiddlewares } from './api/create-portal-api.ts'
export type { EarlyRead } from './api/early-read.ts'
export { endpointBuilders } from './api/endpoint-builders.ts'
export { ErrorTextContext, useErrorText } from './api/error-text.ts'
export { createErrorText, errorText } from './api/portal-error-text.ts'
export { isPortalReached, onPortalReached } from './api/reachability.ts'
export { CopyableText } from './copy/copyable-text.tsx'
export { useCopy } from './copy/use-copy.ts'
export { formatDate, formatDateTime, formatTime } from './format/format.ts'
export { draftKey, forgetDraft, readDraft, saveDraft } from './forms/draft-storage.ts'
export { useDraftForm } from './forms/use-draft-form.ts'
export { useTranslatedForm } from './forms/use-translated-form.ts'
export { PageTitle, useBrandName } from './i18n/brand-name.tsx'
export { LanguageSwitch } from './i18n/language-switch.tsx'
export { useLanguage, useMessages } from './i18n/use-messages.ts'
export { latePart } from './late/late-part.tsx'
export { useMinWidth } from './layout/use-min-width.ts'
export { DetailError } from './lists/detail-error.tsx'
export { MoreButton } from './lists/more-button.tsx'
export { NextPage, type NextPageQuery } from './lists/next-page.tsx'
export { PagedList } from './lists/paged-list.tsx'
export { ReadAlert } from './lists/read-alert.tsx'
export { ReadError } from './lists/read-error.tsx'
export { useErrorTitle } from './lists/use-error-title.ts'
export { followChanges } from './live/follow-changes.ts'
export { AppLink, AppNavLink } from './routing/app-link.tsx'
export { keepFocus, moveFocus } from './routing/keep-focus.ts'
export { lazyScreens, type ScreenOptions } from './routing/lazy-screen.tsx'
export { currentNavigationState } from './routing/navigation-state.ts'
export { type Preload, PreloadContext, usePreloadOnIntent } from './routing/preload-context.ts'
export { findRedirectTarget, withoutBase } from './routing/redirect-target.ts'
export { reloadStalePage } from './routing/reload-stale-page.ts'
export { useBackClosesOverlays } from './routing/use-back-closes-overlays.ts'
export { withQuery } from './routing/with-query.ts'
export type { SessionAdapter, SessionEnd } from './session/session-adapter.ts'
export { isTokenExpired } from './session/token.ts'
export { readStored, writeStored } from './state/browser-storage.ts'
export { keepUiPreferences } from './state/keep-ui-preferences.ts'
export { lateSlices } from './state/late-slices.ts'
export { readUiPreferences } from './state/ui-preferences.ts'
export {
  activeTabSet,
  initialUi,
  languageSet,
  maxNotifications,
  modalClosed,
  modalOpened,
  type NotificationKind,
  sidebarSet,
  themeSet,
  type UiState,
  uiReducer,
} from './state/ui-slice.ts'
export { serverNow, toServerTime } from './time/server-clock.ts'
export { useCountdown } from './time/use-countdown.ts'
export { leaveToast } from './toast/left-toast.ts'
export { ToastHost } from './toast/toast-host.tsx'
export { endToasts, useToast } from './toast/use-toast.ts'
