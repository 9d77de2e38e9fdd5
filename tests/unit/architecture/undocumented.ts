import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** The names of the exported functions of a source text that no docstring stands above. */
export function undocumentedFunctions(text: string): string[] {
  const source = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true)
  return source.statements
    .filter(isExported)
    .filter((statement) => ts.getJSDocCommentsAndTags(statement).length === 0)
    .flatMap(functionNames)
}

/** The same for a file, as `path: name`. */
export const undocumentedIn = (file: string): string[] =>
  undocumentedFunctions(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`)

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

function functionNames(statement: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(statement)) return [statement.name?.text ?? 'default']
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations
    .filter(({ initializer }) => initializer && isFunction(initializer))
    .map(({ name }) => name.getText())
}

const isFunction = (node: ts.Expression): boolean =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node)
