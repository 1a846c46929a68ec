import styles from './skeleton.module.css'

export interface SkeletonProps {
  shape?: 'text' | 'block' | 'circle'
  /** Lines of text. */
  lines?: number
}

/** Decoration while content loads; let a LoadingState or aria-busy say it in words. */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  const count = shape === 'text' ? lines : 1
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: count }, (_, line) => line).map((line) => (
        <span key={line} className={styles.part} data-shape={shape} />
      ))}
    </div>
  )
}
