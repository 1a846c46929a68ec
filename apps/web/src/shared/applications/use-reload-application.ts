import { useAppDispatch } from '../state/app-state.ts'
import { applicationApi } from './application-api.ts'

/** Refetches an application; resolves to whether that worked. */
export function useReloadApplication(userServiceId: string): () => Promise<boolean> {
  const dispatch = useAppDispatch()
  const { initiate } = applicationApi.endpoints.getServiceDetails
  return () =>
    dispatch(initiate({ params: { userServiceId } }, { forceRefetch: true, subscribe: false }))
      .unwrap()
      .then(
        () => true,
        () => false,
      )
}
