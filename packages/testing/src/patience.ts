import { configure } from '@testing-library/react'

// The default timeout of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 10_000 })
