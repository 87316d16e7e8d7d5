/**
 * Checks the options of a capability, so that a wrong one stops the start instead of being ignored. A site passes them in a
 * call, `search({scopes})`, because the framework sends the options in its configuration to every browser.
 */
import {Joi} from '@docusaurus/utils-validation';

export {Joi};

/** The schema of an object that has these keys and no others. TypeScript requires one for each key of `Type`. */
export function keysOf<Type extends object>(keys: {
  [Key in keyof Type]-?: Joi.Schema;
}): Joi.ObjectSchema<Type> {
  const names = Object.keys(keys).join(', ');
  return Joi.object<Type>(keys as Joi.SchemaMap).messages({
    'object.unknown': `{{#label}} is unknown; known are ${names}`,
  });
}

export const text = Joi.string();

export const texts = Joi.array().items(text);

const noPattern = '{{#label}} must be a regular expression';

export const pattern = Joi.object()
  .instance(RegExp)
  .messages({'object.base': noPattern, 'object.instance': noPattern});

export const call = Joi.function();

/** Any names, each with a value of this schema. */
export const named = (schema: Joi.Schema) => Joi.object().pattern(Joi.string().allow(''), schema);

const messages = {'string.pattern.name': '{{#label}} is "{{#value}}", but must be {{#name}}'};

/**
 * Checks options, and adds the defaults of the schema.
 *
 * @param name of the capability
 * @throws an error with a line for each wrong option: `search: option "scopes[0].label" is required`
 */
export function checkOptions<Type extends object>(
  name: string,
  schema: Joi.ObjectSchema<Type>,
  given: unknown,
): Type {
  // The framework calls a plugin with the site, if the configuration lists the function itself instead of its result.
  if (typeof given !== 'object' || given === null || 'siteConfig' in given) {
    throw new Error(`${name}: call the function with an object of options, also in the list of plugins`);
  }
  const {error, value} = schema.validate(given, {abortEarly: false, convert: false, messages});
  if (error) {
    throw new Error(error.details.map(({message}) => `${name}: option ${message}`).join('\n'));
  }
  return value;
}
