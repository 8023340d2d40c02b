import styles from './segmented.module.css';

interface SegmentedFieldProps {
  label: string;
  name: string;
  /** The first one is chosen to begin with. */
  options: readonly { value: string; label: string }[];
}

/** One of a few, kept by the browser alone: what depends on it asks for the checked one in its styles. */
export function SegmentedField({ label, name, options }: SegmentedFieldProps) {
  return (
    <fieldset className={styles.segments}>
      <legend className="vh">{label}</legend>
      {options.map((option, index) => (
        <label key={option.value}>
          <input type="radio" className="vh" name={name} value={option.value} defaultChecked={index === 0} />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
