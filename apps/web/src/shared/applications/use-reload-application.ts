import { useAppDispatch } from '../state/app-state.ts'
import { applicationsApi } from './applications-api.ts'

/** Refetches an application; resolves to whether that worked. */
export function useReloadApplication(userServiceId: string): () => Promise<boolean> {
  const dispatch = useAppDispatch()
  const { initiate } = applicationsApi.endpoints.getServiceDetails
  return () =>
    dispatch(initiate({ params: { userServiceId } }, { forceRefetch: true, subscribe: false }))
      .unwrap()
      .then(
        () => true,
        () => false,
      )
}
