import { Button } from '../../ui/inputs/button.tsx';
import styles from './screen-failed.module.css';

/** Shown in place of a screen whose code did not arrive or that broke while drawing. */
export function ScreenFailed({ onRetry }: { onRetry?: () => void }) {
  const reload = () => window.location.reload();
  return (
    <div className={styles.room}>
      <div className="card padl" role="alert">
        <h1 className="b">This screen could not be loaded.</h1>
        <p className="sec">The connection timed out after two minutes, or a new version is available.</p>
        <div className={`row wrap ${styles.actions}`}>
          <Button variant="ink" size="sm" onClick={onRetry ?? reload}>
            Try again
          </Button>
          {onRetry && (
            <Button size="sm" onClick={reload}>
              Reload the page
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
