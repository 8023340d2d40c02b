import { recipeText, recorderRecipes, type RecipeId } from '../../../lib/recorder-recipes.ts';
import { CodeToCopy } from './code-to-copy.tsx';
import { installWords } from './install.words.ts';
import styles from './recipe-choice.module.css';

interface RecipeChoiceProps {
  siteKey: string;
  chosen: RecipeId;
  onChoose: (id: RecipeId) => void;
}

/** The ways to put the script into a site, and the texts of the one that was chosen. */
export function RecipeChoice({ siteKey, chosen, onChoose }: RecipeChoiceProps) {
  const recipe = recorderRecipes.find(({ id }) => id === chosen) ?? recorderRecipes[0];
  const filled = (text: string) => recipeText(text, window.location.origin, siteKey);
  return (
    <div className={styles.choice}>
      <fieldset className={styles.tabs}>
        <legend className="vh">{installWords.ways}</legend>
        {recorderRecipes.map(({ id, label }) => (
          <label key={id}>
            <input
              type="radio"
              className="vh"
              name="recipe"
              checked={id === recipe.id}
              onChange={() => onChoose(id)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {recipe.parts.map(({ says, text }) => (
        <div key={says} className={styles.part}>
          <p>{filled(says)}</p>
          <CodeToCopy label={filled(says)} text={filled(text)} />
        </div>
      ))}
    </div>
  );
}
