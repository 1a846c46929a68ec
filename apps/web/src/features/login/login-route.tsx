import { withQuery } from '@sanad/web-kit'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../shared/routing/paths.ts'
import { findRedirectTarget } from '../../shared/routing/redirect-target.ts'
import { LoginScreen } from './login-screen.tsx'

/** The login page as a route of the running app, for instance after a logout. */
export function LoginRoute() {
  const navigate = useNavigate()
  const redirect = findRedirectTarget(useSearchParams()[0])
  return (
    <LoginScreen
      redirect={redirect}
      onNext={(path) => navigate(path)}
      registerLink={<Link to={withQuery(paths.register, { redirect })} />}
    />
  )
}
